/** A text in both languages. A template has its parameters in braces: `{n} rows were left out`. */
export interface Words {
  readonly en: string
  readonly zh: string
}

export type Language = keyof Words

export const languages: readonly Language[] = ['en', 'zh']
