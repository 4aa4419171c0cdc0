import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { toolTitles } from '#catalog/tools.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useOpenPage } from './use-open-page.ts'

/** A clinical tool that an answer offers. It opens when the user says so, without values. */
export default function ToolCard({ id }: { id: string }) {
  const { say } = useWords()
  const open = useOpenPage()
  const tool = toolTitles.find((one) => one.id === id)
  if (!tool) {
    return (
      <p className="text-sm text-ink-2">
        <Trans>The clinical tool {id} is not in this version of the application.</Trans>
      </p>
    )
  }
  const href = `/tool/detail?id=${id}`
  return (
    <a
      href={href}
      className="flex items-center gap-3 rounded-lg bg-surface p-3 no-underline shadow-card hover:shadow-raised"
      onClick={(event) => {
        event.preventDefault()
        open(href)
      }}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink">{say(tool.title)}</span>
        {tool.subtitle ? <span className="block text-sm text-ink-2">{say(tool.subtitle)}</span> : null}
      </span>
      <ArrowRight size={16} aria-hidden className="shrink-0 text-accent" />
    </a>
  )
}
