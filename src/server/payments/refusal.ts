import { DeliveryError, reasonOf } from '../providers/delivery-error.ts'

const REFUSED = 'refused-'

/** The provider's own, signed no, which the same request will meet again: what was asked for did not happen. */
export function refusal(code: unknown): DeliveryError {
  return new DeliveryError(`${REFUSED}${reasonOf(code)}`)
}

/**
 * The provider's code if it refused, signed, and asking again is of no use; undefined for any other failure, after which it is not known what
 * happened, and the same request may be made again.
 */
export function refusedWith(error: unknown): string | undefined {
  return error instanceof DeliveryError && error.reason.startsWith(REFUSED)
    ? error.reason.slice(REFUSED.length)
    : undefined
}

/** A value that must be there, or the provider's answer is not understood. */
export function understood<T>(value: T | undefined): T {
  if (value === undefined) throw new DeliveryError('not-understood')
  return value
}
