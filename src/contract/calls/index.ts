import { baseCalls } from './base.ts'
import { chatCalls } from './chat.ts'
import { clientCalls } from './client.ts'
import { feedbackCalls } from './feedback.ts'
import { fileCalls } from './files.ts'
import { invoicingCalls } from './invoicing.ts'
import { moneyCalls } from './money.ts'
import { noticeCalls } from './notice.ts'
import { orderCalls } from './order.ts'
import { plotCalls } from './plot.ts'
import { plotRecordCalls } from './plot-record.ts'
import { pushCalls } from './push.ts'
import { recordCalls } from './records.ts'
import { refundCalls } from './refund.ts'
import { reportCalls } from './report.ts'
import { riseCalls } from './rise.ts'
import { shareCalls } from './share.ts'
import { storageCalls } from './storage.ts'
import { syncCalls } from './sync.ts'
import { tokenCalls } from './tokens.ts'
import { toolCalls } from './tool.ts'
import { tutorialCalls } from './tutorial.ts'
import { userCalls } from './user.ts'

/** The only table of calls. The server, the tests and the OpenAPI document use all of it; pages import only the slice they need. */
export const calls = {
  ...baseCalls,
  ...userCalls,
  ...noticeCalls,
  ...tutorialCalls,
  ...toolCalls,
  ...plotCalls,
  ...plotRecordCalls,
  ...fileCalls,
  ...feedbackCalls,
  ...recordCalls,
  ...reportCalls,
  ...shareCalls,
  ...storageCalls,
  ...moneyCalls,
  ...tokenCalls,
  ...riseCalls,
  ...chatCalls,
  ...clientCalls,
  ...orderCalls,
  ...refundCalls,
  ...invoicingCalls,
  ...syncCalls,
  ...pushCalls,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
