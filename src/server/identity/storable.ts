/** PostgreSQL's text holds every character but one. */
export function storable(text: string): string {
  return text.replaceAll('\0', '')
}
