/** Runs in each document of a film: draws the pointer, which a recording of the page lacks, and a ring where it is pressed. */
export function drawCursor(): void {
  const make = (style: Partial<CSSStyleDeclaration>) => {
    const element = document.createElement('div')
    element.ariaHidden = 'true'
    Object.assign(element.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      pointerEvents: 'none',
      zIndex: '2147483647',
    })
    Object.assign(element.style, style)
    return element
  }
  const kept = (sessionStorage.getItem('film-cursor') ?? '640,420').split(',').map(Number)
  let [x = 640, y = 420] = kept
  const pointer = make({ width: '22px', height: '30px' })
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 22 30')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', 'M2 2v21l5.4-4.8 3.4 8 3.8-1.7-3.4-7.7 7-.7z')
  for (const [name, value] of Object.entries({ fill: '#111', stroke: '#fff', 'stroke-width': '2' }))
    path.setAttribute(name, value)
  svg.append(path)
  pointer.append(svg)
  const place = () => {
    pointer.style.transform = `translate(${x - 2}px, ${y - 2}px)`
  }
  const show = () => {
    place()
    document.documentElement.append(pointer)
  }
  if (document.documentElement) show()
  document.addEventListener('DOMContentLoaded', show)
  addEventListener(
    'mousemove',
    ({ clientX, clientY }: MouseEvent) => {
      x = clientX
      y = clientY
      sessionStorage.setItem('film-cursor', `${x},${y}`)
      place()
    },
    true,
  )
  addEventListener(
    'mousedown',
    () => {
      const ring = make({
        width: '44px',
        height: '44px',
        border: '3px solid #0f766e',
        borderRadius: '50%',
        left: `${x - 22}px`,
        top: `${y - 22}px`,
        boxSizing: 'border-box',
      })
      document.documentElement.append(ring)
      const grown = ring.animate(
        [
          { transform: 'scale(0.4)', opacity: 1 },
          { transform: 'scale(1)', opacity: 0 },
        ],
        { duration: 450, easing: 'ease-out' },
      )
      grown.onfinish = () => ring.remove()
    },
    true,
  )
}
