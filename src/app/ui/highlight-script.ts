import core from 'highlight.js/lib/core'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import r from 'highlight.js/lib/languages/r'
import sql from 'highlight.js/lib/languages/sql'

const languages = { json, python, r, sql }
for (const [name, language] of Object.entries(languages)) core.registerLanguage(name, language)

export type ScriptLanguage = keyof typeof languages

/** A run of text in a script; `scope` is what it is in the language, such as a keyword or a string. */
export interface ScriptRun {
  readonly scope: string | undefined
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Splits a script into runs. The highlighter returns nested HTML; each run keeps only its innermost scope. */
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
