import type { Locator, Page } from '@playwright/test'

/** The awaited element: its selector and, if given, its whole text. */
interface Shown {
  readonly selector: string
  readonly text?: string
}

/** Milliseconds from a click to the frame that shows an element, by the page's clock: a waiting locator polls only every half second. */
export async function timeFromClick(page: Page, button: Locator, shown: Shown): Promise<number> {
  const time = page.evaluate(fromNextClick, shown)
  await button.click()
  return time
}

function fromNextClick({ selector, text }: Shown): Promise<number> {
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && (text === undefined || element.textContent === text)
  return new Promise((done) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if ([...document.querySelectorAll(selector)].some(isShown)) done(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        look()
      },
      { capture: true, once: true },
    )
  })
}
