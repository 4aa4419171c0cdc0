/** Digits of either width, a point or a comma. Null where that is no number. */
export function typedNumber(text: string): number | null {
  const plain = text.trim().normalize('NFKC').replace(',', '.').replace('。', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}
