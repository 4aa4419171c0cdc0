import { createLucideIcon } from 'lucide-react'

const solid = { fill: 'currentColor', stroke: 'none', width: 4.8, rx: 1.2 }

/** Heights of rising bars, the icon of ordinal variables. At 15 pixels every edge is between two pixels. */
export const RisingBars = createLucideIcon('rising-bars', [
  ['rect', { key: 'low', x: 1.6, y: 14.4, height: 8, ...solid }],
  ['rect', { key: 'middle', x: 9.6, y: 8, height: 14.4, ...solid }],
  ['rect', { key: 'high', x: 17.6, y: 1.6, height: 20.8, ...solid }],
])
