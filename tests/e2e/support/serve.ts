import { existsSync, readFileSync } from 'node:fs'
import { run } from '#server/run.ts'

/**
 * The real server as a separate process, which a scenario can stop and kill. The answer to its captchas is `abcd`, its clock is ahead by the
 * milliseconds in CLOCK_FILE; it looks for payments that are due every PAYMENTS_PERIOD milliseconds, and keeps house every HOUSEKEEPING_PERIOD.
 */
const { CLOCK_FILE = '', APP_DIR, PAYMENTS_PERIOD, HOUSEKEEPING_PERIOD } = process.env
const ahead = () => (existsSync(CLOCK_FILE) ? Number(readFileSync(CLOCK_FILE, 'utf8')) : 0)
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

await run(process.env, {
  ...(APP_DIR ? { appDir: APP_DIR } : {}),
  ...(PAYMENTS_PERIOD ? { paymentsPeriod: Number(PAYMENTS_PERIOD) } : {}),
  ...(HOUSEKEEPING_PERIOD ? { housekeepingPeriod: Number(HOUSEKEEPING_PERIOD) } : {}),
  clock: () => Date.now() + ahead(),
  captcha: async (kind) =>
    kind === 'picture' ? { answer: 'abcd', picture: onePixel } : { answer: 'abcd', question: 'a b c d' },
})
