import { powerPlot } from '../../kit/planning/planning-plot.ts'
import { messages } from './messages.ts'

export const plots = { power: powerPlot(messages) }
