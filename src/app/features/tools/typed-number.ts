/** Digits of either width, a point or a comma. Null where that is no number, or where the comma may part thousands: 1,234. */
export function typedNumber(text: string): number | null {
  const written = text.trim().normalize('NFKC')
  if (/,\d{3}$/.test(written)) return null
  const plain = written.replace(',', '.').replace('。', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}
