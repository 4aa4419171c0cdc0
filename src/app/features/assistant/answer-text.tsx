import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { Markdown } from '../../ui/markdown.tsx'
import { CodeBlock } from './code-block.tsx'
import { useOpenPage } from './use-open-page.ts'

/**
 * Text of a model as elements (SPEC AI6): pages of this application become links, in the page around the drawer; all other addresses are text, and
 * pictures are their descriptions. Nothing is fetched because of it. While it grows only its last block is rendered again.
 * @param label the model, as its operator declares it
 */
export function AnswerText({ text, label }: { text: string; label: string }) {
  const link = useCallback((href: string, children: ReactNode) => <AnswerLink href={href}>{children}</AnswerLink>, [])
  const code = useCallback(
    (script: string, language: string) => <CodeBlock text={script} language={language} label={label} />,
    [label],
  )
  return (
    <div className="[&_.prose>:first-child]:mt-0 [&_.prose>:last-child]:mb-0">
      <Markdown text={text} link={link} code={code} />
    </div>
  )
}

function AnswerLink({ href, children }: { href: string; children: ReactNode }) {
  const router = useRouter()
  const open = useOpenPage()
  const path = /^\/(?!\/)[^?#]*/.exec(href)?.[0]
  if (path === undefined || !Object.hasOwn(router.routesByPath, path))
    return (
      <span>
        {children} <span className="break-all text-ink-2">({href})</span>
      </span>
    )
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault()
        open(href)
      }}
    >
      {children}
    </a>
  )
}
