const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML 1.0; characters that it cannot contain become U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/g, (c) => names[c] as string)
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (c) => (isControl(c) ? '\ufffd' : c))
    .replace(/\r/g, '&#13;')
}

/** A character that XML 1.0 cannot contain: C0 controls except tab and line ends, lone surrogates, U+FFFE and U+FFFF. */
export function isControl(c: string): boolean {
  const unit = c.charCodeAt(0)
  return (
    (unit < 0x20 && unit !== 9 && unit !== 10 && unit !== 13) || (unit >= 0xd800 && unit < 0xe000) || unit >= 0xfffe
  )
}
