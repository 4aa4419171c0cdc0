/** A text with its parameters, which stand in braces; one that is not given stays as it is. */
export function fillTemplate(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
