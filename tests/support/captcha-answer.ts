/** The answer to every captcha of a test server. */
export const CAPTCHA_ANSWER = 'abcd'
