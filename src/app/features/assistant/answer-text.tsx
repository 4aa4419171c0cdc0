import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Markdown } from '../../ui/markdown.tsx'
import { useOpenPage } from './use-open-page.ts'

/**
 * Text of a model as elements (SPEC AI6): pages of this application become links, in the page around the drawer; all other addresses are text, and
 * pictures are their descriptions. Nothing is fetched because of it.
 */
export function AnswerText({ text }: { text: string }) {
  const router = useRouter()
  const open = useOpenPage()
  const isPage = (href: string) => {
    const path = /^\/(?!\/)[^?#]*/.exec(href)?.[0]
    return path !== undefined && Object.hasOwn(router.routesByPath, path)
  }
  const link = (href: string, children: ReactNode) => {
    if (!isPage(href))
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
  return (
    <div className="[&_.prose>:first-child]:mt-0 [&_.prose>:last-child]:mb-0">
      <Markdown text={text} link={link} />
    </div>
  )
}
