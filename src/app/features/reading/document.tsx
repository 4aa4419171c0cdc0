import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../loading/load-part.ts'

type Name = 'user-agreement' | 'privacy' | 'licences'

const load = (name: Name, language: 'zh' | 'en') =>
  lazy(async () => {
    const [{ Markdown }, text] = await loadPart(() =>
      Promise.all([import('../../ui/markdown.tsx'), texts[`${name}.${language}`]()]),
    )
    return { default: () => <Markdown text={text.default} /> }
  })

const texts = {
  'user-agreement.zh': () => import('./texts/user-agreement.zh.md?raw'),
  'user-agreement.en': () => import('./texts/user-agreement.en.md?raw'),
  'privacy.zh': () => import('./texts/privacy.zh.md?raw'),
  'privacy.en': () => import('./texts/privacy.en.md?raw'),
  'licences.zh': () => import('./texts/licences.zh.md?raw'),
  'licences.en': () => import('./texts/licences.en.md?raw'),
}

const documents: Record<Name, Record<'zh' | 'en', ReturnType<typeof load>>> = {
  'user-agreement': { zh: load('user-agreement', 'zh'), en: load('user-agreement', 'en') },
  privacy: { zh: load('privacy', 'zh'), en: load('privacy', 'en') },
  licences: { zh: load('licences', 'zh'), en: load('licences', 'en') },
}

/** A document of the site in the reader's language. */
export function Document({ name }: { name: Name }) {
  const { i18n } = useLingui()
  const Text = documents[name][i18n.locale === 'en' ? 'en' : 'zh']
  return (
    <article className="[&_h1]:mb-2 [&_h1]:text-2xl">
      <Suspense>
        <Text />
      </Suspense>
    </article>
  )
}
