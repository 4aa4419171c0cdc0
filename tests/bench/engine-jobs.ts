import type { Page } from '@playwright/test'

export interface EngineJob {
  readonly sent: number
  answered: number
}

declare global {
  interface Window {
    /** Requests of the page to its engine worker, by the page's clock; NaN until answered. */
    engineJobs: EngineJob[]
  }
}

/** Runs in the page before any other script: records when a request is sent to the worker and when it is answered. */
export function observeEngineJobs(): void {
  window.engineJobs = []
  const asked = new Map<string, EngineJob>()
  const Original = window.Worker
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }: MessageEvent<{ id?: string }>) => {
        const job = asked.get(data.id ?? '')
        if (job) job.answered = performance.now()
      })
    }

    override postMessage(
      message: { id?: string; path?: string[] },
      more?: Transferable[] | StructuredSerializeOptions,
    ) {
      if (message.id && message.path?.[0] === 'analyse') {
        const job = { sent: performance.now(), answered: Number.NaN }
        asked.set(message.id, job)
        window.engineJobs.push(job)
      }
      if (Array.isArray(more)) super.postMessage(message, more)
      else super.postMessage(message, more)
    }
  }
}

/** Changes an option by its label and waits for the answer. Returns the time in the worker in ms. */
export async function recompute(page: Page, option: string): Promise<number> {
  const before = await page.evaluate(() => window.engineJobs.length)
  await page.getByRole('checkbox', { name: option, exact: true }).click()
  await page.waitForFunction((count) => {
    const job = window.engineJobs.at(-1)
    return window.engineJobs.length > count && job !== undefined && !Number.isNaN(job.answered)
  }, before)
  await page.locator('section[aria-busy=false]').waitFor()
  return page.evaluate(() => {
    const job = window.engineJobs.at(-1)
    return job ? job.answered - job.sent : Number.NaN
  })
}

/**
 * Changes an option, stops at once, and changes it back to the question whose answer is cached. Returns the ms from Stop until the worker is
 * free; undefined if it had already finished.
 */
export async function stopAtOnce(page: Page, option: string): Promise<number | undefined> {
  const clicked = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const before = window.engineJobs.length
        const finished = setInterval(() => {
          if (window.engineJobs.length === before || Number.isNaN(window.engineJobs.at(-1)?.answered ?? Number.NaN))
            return
          clearInterval(finished)
          watch.disconnect()
          done(Number.NaN)
        }, 5)
        const watch = new MutationObserver(() => {
          const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')
          if (!stop || window.engineJobs.length === before) return // the button of an earlier request may still be present
          clearInterval(finished)
          watch.disconnect()
          stop.click()
          done(performance.now())
        })
        watch.observe(document, { childList: true, subtree: true, attributes: true })
      }),
  )
  await page.getByRole('checkbox', { name: option, exact: true }).click()
  const at = await clicked
  const answered = await settled(page)
  const isKept = await page.getByRole('region', { name: 'Reading' }).count()
  await page.getByRole('checkbox', { name: option, exact: true }).click()
  await page.getByRole('region', { name: 'Reading' }).waitFor()
  await settled(page) // a request caused by this click must not be merged with that of the next
  return isKept > 0 || Number.isNaN(at) ? undefined : answered - at
}

/** Waits until no request is pending, and none was sent for a while. Returns the time of the last answer. */
async function settled(page: Page): Promise<number> {
  const quiet = 500 // ms, longer than the form's debounce
  await page.waitForTimeout(quiet)
  await page.waitForFunction(() => !Number.isNaN(window.engineJobs.at(-1)?.answered ?? Number.NaN))
  await page.locator('section[aria-busy=false]').waitFor({ state: 'attached' })
  return page.evaluate(() => window.engineJobs.at(-1)?.answered ?? Number.NaN)
}
