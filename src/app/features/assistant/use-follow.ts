import { type RefObject, useEffect, useRef } from 'react'

const NEAR = 80

/**
 * Keeps the end of a scrolled text in view while it grows, unless the reader has scrolled up.
 * @param size changes as it grows
 * @returns the ref of an element at its end
 */
export function useFollow(size: string): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  useEffect(() => {
    const scrolled = end.current?.parentElement
    if (!scrolled) return
    const onScroll = () => {
      isFollowing.current = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < NEAR
    }
    scrolled.addEventListener('scroll', onScroll, { passive: true })
    return () => scrolled.removeEventListener('scroll', onScroll)
  })
  useEffect(() => {
    if (size !== '' && isFollowing.current) end.current?.scrollIntoView({ block: 'end' })
  }, [size])
  return end
}
