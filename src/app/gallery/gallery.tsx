import { I18nProvider } from '@lingui/react'
import type { Language } from '#catalog/kit/words.ts'
import type { ThemeName } from '#figure/theme.ts'
import { ExampleView } from './example-view.tsx'
import { type GallerySection, words } from './sections.ts'

const looks: readonly { language: Language; theme: Exclude<ThemeName, 'print'>; width: number }[] = [
  { language: 'zh', theme: 'light', width: 900 },
  { language: 'en', theme: 'light', width: 390 },
  { language: 'zh', theme: 'dark', width: 390 },
  { language: 'en', theme: 'dark', width: 900 },
]

/** Each example in both languages, both themes, narrow and wide, side by side. */
export function Gallery({ sections }: { sections: readonly GallerySection[] }) {
  return (
    <main className="flex flex-col gap-16 p-6">
      <nav aria-label="Entries" className="flex flex-wrap gap-4 text-sm">
        {sections.map(({ id }) => (
          <a key={id} href={`#${id}`} className="text-accent underline">
            {id}
          </a>
        ))}
      </nav>
      {sections.map((section) => (
        <section key={section.id} id={section.id}>
          <h1 className="mb-6 text-2xl">
            {section.title.zh} · {section.title.en}
          </h1>
          {section.examples.map((one) => (
            <article key={one.example.id} className="mb-12" data-testid={`example-${section.id}-${one.example.id}`}>
              <h2 className="mb-3 font-semibold">{one.example.id}</h2>
              <div className="flex items-start gap-6 overflow-x-auto">
                {looks.map(({ language, theme, width }) => (
                  <div
                    key={`${language}${theme}${width}`}
                    data-theme={theme}
                    lang={language === 'zh' ? 'zh-CN' : 'en'}
                    className="shrink-0 overflow-x-hidden rounded-lg bg-canvas p-4 text-ink"
                    style={{ width }}
                  >
                    <I18nProvider i18n={words[language]}>
                      <ExampleView section={section} {...one} language={language} theme={theme} />
                    </I18nProvider>
                  </div>
                ))}
              </div>
            </article>
          ))}
        </section>
      ))}
    </main>
  )
}
