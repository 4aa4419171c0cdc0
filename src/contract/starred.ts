/** A phone number or an e-mail address, masked so that only its owner recognises it: 138****5678, wa***@example.org. */
export function starred(name: string): string {
  const [local = '', domain] = name.split('@')
  return domain === undefined ? name.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2') : `${local.slice(0, 2)}***@${domain}`
}
