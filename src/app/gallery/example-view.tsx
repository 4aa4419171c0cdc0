import { type Display, messageText } from '#catalog/kit/message.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Answer } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { outlineTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { ThemeName } from '#figure/theme.ts'
import { TableView } from '../features/analyses/table-view.tsx'
import { SvgImage } from '../outcome/svg-image.tsx'
import type { GallerySection } from './sections.ts'

type Props = GallerySection['examples'][number] & { section: GallerySection; language: Language; theme: ThemeName }

/** The outcome of an example, as the page shows it. */
export function ExampleView({ section, outcome, dictionary, language, theme }: Props) {
  const display: Display = { settings: displaySettings(language), names: namesOf(dictionary) }
  const answers = outcome.status === 'split' ? outcome.parts.map((part) => part.outcome) : [outcome]
  return answers.map((answer, k) => (
    <AnswerShown key={`${section.id}-${k}`} section={section} answer={answer} display={display} theme={theme} />
  ))
}

interface AnswerProps {
  section: GallerySection
  answer: Answer
  display: Display
  theme: ThemeName
}

function AnswerShown({ section, answer, display, theme }: AnswerProps) {
  const messages: Readonly<Record<string, Words>> = { ...kitMessages, ...section.definition.messages }
  if (answer.status !== 'done') {
    const reasons = answer.status === 'incomplete' ? answer.missing : [answer]
    return reasons.map(({ code, params, option }) => (
      <p key={`${code} ${option}`} className="rounded-md bg-warn-soft p-4 text-warn">
        {messageText(messages[code] ?? { en: code, zh: code }, params, { ...display, messages })}
      </p>
    ))
  }
  const { reading } = section
  const read = reading && presentReading({ reading }, answer.facts, display)
  return (
    <div className="flex flex-col gap-6">
      {read?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {answer.tables.map((table) => (
        <TableView
          key={table.id}
          table={outlineTable(section.definition, table, display)}
          sample={sampleLine(answer.sample, display)}
        />
      ))}
      {answer.figures.map((figure) => {
        const scene = section.plots[figure.of]?.plot(figure.data, { ...display, size: {} })
        return scene ? (
          <SvgImage
            key={figure.id}
            svg={renderSvg(scene, { theme })}
            alt={scene.description}
            ratio={scene.width / scene.height}
            testId={`figure-${figure.id}`}
          />
        ) : null
      })}
      {read ? <p className="text-ink-2">{read.methods}</p> : null}
    </div>
  )
}
