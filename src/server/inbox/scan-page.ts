import type { Language } from '../http/language.ts'
import { type Html, html } from './html.ts'
import { page } from './page.ts'

const words = {
  zh: {
    title: '模拟微信扫码',
    about: '本地模式没有公众号。请填写由谁扫码：同一个名字总是同一个微信用户。',
    who: '扫码人',
    example: '张三',
    scan: '扫码',
    back: '返回收件箱',
  },
  en: {
    title: 'Scan with WeChat',
    about: 'Local mode has no official account. Say who scans the code: the same name is always the same WeChat user.',
    who: 'Who scans',
    example: 'Marie',
    scan: 'Scan',
    back: 'Back to the inbox',
  },
} as const

export const LONGEST_NAME = 40

function frame(language: Language, content: Html): string {
  const { title, back } = words[language]
  return page(language, title, html`<header><h1>${title}</h1><a href="/inbox">${back}</a></header>${content}`)
}

/** Form that asks which WeChat identity scans a code. */
export function scanPage(scene: string, language: Language): string {
  const { about, who, example, scan } = words[language]
  return frame(
    language,
    html`<p>${about}</p><form method="post" action="/inbox/scan"><input type="hidden" name="scene" value="${scene}">
<label for="name">${who}</label><input id="name" name="name" value="${example}" required maxlength="${LONGEST_NAME}" autocomplete="off">
<button>${scan}</button></form>`,
  )
}

/** The message that the scanning user gets in WeChat. */
export function scannedPage(message: string, language: Language): string {
  return frame(language, html`<div class="note" role="status">${message}</div>`)
}
