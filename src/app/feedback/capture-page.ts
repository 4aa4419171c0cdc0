import './capture.css'

/** Whether the browser takes pictures of pages; those of phones do not. */
export function canCapture(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function'
}

const MASK = 'is-masked'
/** The browser's own question is gone from the screen after this time, ms. */
const SETTLE_MS = 300
const LONGEST_WAIT_MS = 3000

const nextPicture = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Takes one picture of what the reader chooses in the browser's question, by default this page, and ends the recording at once.
 * @param masked whether tables, figures and fields lose their contents meanwhile, from before the question appears
 * @returns undefined if the reader declined
 */
export async function capturePage(masked: boolean): Promise<HTMLCanvasElement | undefined> {
  const { classList } = document.documentElement
  if (masked) classList.add(MASK)
  try {
    await nextPicture()
    const asked = { video: true, audio: false, preferCurrentTab: true, selfBrowserSurface: 'include' }
    const stream = await navigator.mediaDevices.getDisplayMedia(asked)
    try {
      return await firstPicture(stream)
    } finally {
      for (const track of stream.getTracks()) track.stop()
    }
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) {
      return undefined
    }
    throw error
  } finally {
    classList.remove(MASK)
  }
}

async function firstPicture(stream: MediaStream): Promise<HTMLCanvasElement> {
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = stream
  const started = new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }))
  await Promise.race([Promise.all([video.play(), started]), after(LONGEST_WAIT_MS)])
  await after(SETTLE_MS)
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) throw new Error('the browser recorded nothing')
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  video.srcObject = null
  return canvas
}
