import core from 'highlight.js/lib/core'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import r from 'highlight.js/lib/languages/r'
import sql from 'highlight.js/lib/languages/sql'

const languages = { json, python, r, sql }
for (const [name, language] of Object.entries(languages)) core.registerLanguage(name, language)

export type ScriptLanguage = keyof typeof languages

/** A piece of a script, with what it is in the language: a keyword, a string. */
export interface ScriptRun {
  readonly scope: string | undefined
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The highlighter writes HTML; of it only the innermost scope of each piece of text is kept. */
export function highlightScript(script: string, language: ScriptLanguage): readonly ScriptRun[] {
  const runs: ScriptRun[] = []
  const open: string[] = []
  const { value } = core.highlight(script, { language, ignoreIllegals: true })
  for (const [whole, scope] of value.matchAll(/<span class="([^"]+)">|<\/span>|[^<]+/g)) {
    if (scope !== undefined) open.push(scope.replace(/^hljs-/, '').replace(/ .*/, ''))
    else if (whole === '</span>') open.pop()
    else
      runs.push({
        scope: open.at(-1),
        text: whole.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => entities[name] ?? entity),
      })
  }
  return runs
}
