import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/** A reader who is so near the end, in pixels, wants to see it. */
const NEAR = 80
/** Above a question that is at the top, in pixels. */
const MARGIN = 8

/**
 * Keeps the end of a conversation in view while it grows, unless the reader has scrolled up. When an answer begins, its question goes to the top and
 * the answer grows below it, over room that the end element keeps free; only an answer that needs more than the view moves the question.
 * @param size changes as the conversation grows
 * @param isAnswering whether an answer is being written
 * @returns the ref of an empty element at its end
 */
export function useFollow(size: string, isAnswering: boolean): RefCallback<HTMLDivElement> {
  const end = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  /** The conversation has had an answer on this page: the question stays where it is when the answer has ended. */
  const wasAnswering = useRef(false)
  const place = useCallback(() => {
    const { current } = end
    const scrolled = current?.parentElement
    if (!current || !scrolled) return
    if (wasAnswering.current) {
      const question = [...scrolled.querySelectorAll('[data-question]')].at(-1)
      const used = question ? current.getBoundingClientRect().top - question.getBoundingClientRect().top : 0
      const { paddingBottom } = getComputedStyle(scrolled)
      const room = scrolled.clientHeight - Number.parseFloat(paddingBottom) - MARGIN - used
      current.style.height = question ? `${Math.max(0, Math.floor(room))}px` : ''
    }
    if (isFollowing.current) scrolled.scrollTop = scrolled.scrollHeight
  }, [])
  useLayoutEffect(() => {
    if (!isAnswering) return
    wasAnswering.current = true
    isFollowing.current = true
  }, [isAnswering])
  useLayoutEffect(() => {
    if (size !== '') place()
  }, [size, place])
  return useCallback(
    (element: HTMLDivElement) => {
      end.current = element
      const scrolled = element.parentElement
      if (!scrolled) return
      const onScroll = () => {
        isFollowing.current = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < NEAR
      }
      scrolled.addEventListener('scroll', onScroll, { passive: true })
      const observer = new ResizeObserver(place)
      observer.observe(scrolled)
      return () => {
        scrolled.removeEventListener('scroll', onScroll)
        observer.disconnect()
        end.current = null
      }
    },
    [place],
  )
}
