/**
 * Every reason code of the API with its envelope status. The texts are added at the edge: the server's `msg` and the application's messages
 * are tables keyed by these codes, so a new code without a translation does not compile.
 */
export const codes = {
  'invalid-request': 422,
  'key-reused': 422,
  'key-required': 422,
  unauthenticated: 431,
  'session-expired': 431,
  'not-found': 404,
  forbidden: 403,
  'too-many-requests': 429,
  'body-too-large': 413,
  'unsupported-media': 415,
  'captcha-required': 401,
  'captcha-wrong': 401,
  'wrong-credentials': 401,
  'account-locked': 401,
  'account-blocked': 401,
  'code-wrong': 401,
  'code-not-sent': 502,
  'proof-required': 401,
  'no-account': 404,
  'username-taken': 409,
  'phone-taken': 409,
  'email-taken': 409,
  'wechat-taken': 409,
  'wechat-unbound': 409,
  'scene-ended': 404,
  'nickname-characters': 422,
  'nickname-underscores': 422,
  'way-closed': 403,
  'agreement-outdated': 409,
  'client-too-old': 426,
  'server-too-old': 503,
  'unknown-field': 422,
  'invalid-field': 422,
  'reference-not-found': 422,
  'rows-stay-on-device': 403,
  'type-not-stored': 422,
  'upload-offset': 409,
  'upload-hash-mismatch': 409,
  'upload-not-found': 404,
  'storage-full': 409,
  maintenance: 503,
  internal: 500,
} as const

/** The codes of money, which only its own pages have words for: the first load of the application goes without them. */
export const moneyCodes = {
  'promo-unknown': 404,
  'promo-used': 409,
  'promo-gone': 409,
  'active-unknown': 404,
  'active-used': 409,
  'active-used-by-you': 409,
  'active-expired': 409,
  'active-withdrawn': 409,
  'membership-covers': 409,
  'balance-short': 409,
  'money-open': 409,
  'title-limit': 409,
} as const

export type CommonCode = keyof typeof codes
export type Code = CommonCode | keyof typeof moneyCodes
