import type { FeedbackAbout } from '../data/feedback.ts'
import { currentLocale } from '../i18n/locale.ts'

const MOST_LETTERS = 200

/** What is sent with feedback. @param route pattern of the page's address */
export function aboutPage(route: string): Required<FeedbackAbout> {
  return {
    app_version: __BUILD__,
    route: route.slice(0, MOST_LETTERS),
    browser: navigator.userAgent.slice(0, MOST_LETTERS),
    language: currentLocale() === 'zh' ? 'zh-CN' : 'en',
  }
}
