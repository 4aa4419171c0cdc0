import type { Page } from '@playwright/test'
import type { Line } from './figure.ts'

declare global {
  interface Window {
    /** Duration in ms of each task over 50 ms, as reported by the browser. */
    longTasks: number[]
  }
}

/** Runs in the page before any other script. */
export function observeLongTasks(): void {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** The longest task of the page's main thread during `act`, in ms; 0 if none exceeded 50 ms. */
export async function longestTaskDuring(page: Page, act: () => Promise<void>): Promise<number> {
  const rest = () => page.waitForTimeout(200) // the browser reports a task after it has ended
  await rest()
  await page.evaluate(() => {
    window.longTasks.length = 0
  })
  await act()
  await rest()
  return page.evaluate(() => Math.max(0, ...window.longTasks))
}

export function longTaskLine(what: string, longest: number): Line {
  const shown = longest === 0 ? { value: 'none over 50 ms' } : { value: longest, unit: 'ms' as const }
  return { what, ...shown, target: '<= 50 ms', met: longest <= 50 }
}
