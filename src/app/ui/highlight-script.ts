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

/** A node of the highlighter's tree; its types leave it out. */
interface Node {
  readonly scope?: string
  readonly children: readonly (Node | string)[]
}

/** Splits a script into runs, from the highlighter's tree of tokens; each run keeps only its innermost scope. */
export function highlightScript(script: string, language: ScriptLanguage): readonly ScriptRun[] {
  const { _emitter, errorRaised } = core.highlight(script, { language, ignoreIllegals: true })
  if (errorRaised) return [{ scope: undefined, text: script }]
  const runs: ScriptRun[] = []
  const read = ({ children }: Node, scope: string | undefined) => {
    for (const child of children)
      if (typeof child === 'string') runs.push({ scope, text: child })
      else read(child, child.scope?.replace(/\..*/, '') ?? scope)
  }
  read((_emitter as unknown as { readonly rootNode: Node }).rootNode, undefined)
  return runs
}
