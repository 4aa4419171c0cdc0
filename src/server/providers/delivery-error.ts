/** A provider refused what it was asked, or could not be reached. `reason` is the provider's own code, and never contains personal data. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly reason: string

  /** No `cause`: messages of a provider or a library may contain the recipient, and the log writes causes too. */
  constructor(reason: string) {
    super(`the provider did not do it: ${reason}`)
    this.reason = reason
  }
}

const CODE = /^[A-Za-z][\w.-]{0,79}$/
/** As long as the codes that we send; phone numbers are longer. */
const LONG_NUMBER = /\d{6}/

/** A provider's code, if it looks like one: drops prose and anything that may be a phone number or a code. */
export function reasonOf(code: unknown): string {
  return typeof code === 'string' && CODE.test(code) && !LONG_NUMBER.test(code) ? code : 'unknown'
}
