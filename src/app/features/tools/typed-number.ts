/**
 * Parses half-width or full-width digits with a point or a comma. Null if it is not a number, or if the comma may separate thousands: 1,234.
 */
export function typedNumber(text: string): number | null {
  const written = text.trim().normalize('NFKC')
  if (/,\d{3}$/.test(written)) return null
  const plain = written.replace(',', '.').replace('。', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}
