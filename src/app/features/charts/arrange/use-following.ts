import { useEffect, useRef } from 'react'
import type { Scene } from '#figure/scene.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Draws a figure while something in it is dragged: always the latest place, at most once in a frame, and never before the browser has shown the
 * picture before it.
 * @param draw shows a figure in place of the stored one; undefined shows the stored one again
 * @param image the image in which the figure is shown
 */
export function useFollowing(
  draw: (scene: Scene | undefined) => void,
  image: () => HTMLImageElement | null | undefined,
): { readonly follow: (scene: Scene) => void; readonly stop: () => void } {
  const waiting = useRef<Scene>(undefined)
  const isDrawing = useRef(false)
  const stop = () => {
    waiting.current = undefined
    draw(undefined)
  }
  const follow = async (scene: Scene) => {
    waiting.current = scene
    if (isDrawing.current) return
    isDrawing.current = true
    while (waiting.current) {
      draw(waiting.current)
      waiting.current = undefined
      await nextFrame()
      // rejected if the image got another picture meanwhile
      await image()
        ?.decode()
        .catch(() => undefined)
    }
    isDrawing.current = false
  }
  useEffect(() => () => draw(undefined), [draw])
  return { follow: (scene) => void follow(scene), stop }
}
