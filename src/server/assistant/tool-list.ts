import * as z from 'zod/mini'
import { proposalDescriptions } from '#contract/assistant/proposals.ts'
import { type ToolName, toolArguments } from '#contract/assistant/tools.ts'

/** A tool in the form of the protocol. */
export interface ToolText {
  readonly name: ToolName
  readonly description: string
  /** JSON schema. */
  readonly parameters: object
}

const descriptions: Readonly<Record<ToolName, string>> = {
  search_help:
    'Search the catalogue of this application and its help: analyses, charts, clinical tools, data steps, their options and notices, tutorials, pages. Give a few key words rather than a sentence. Answers at most 8 entries with kind, id, title and a line.',
  which_test:
    'Which analysis fits a question: by the goal, the type of the outcome, the number of groups, whether the same people are measured again, and the distribution. Answers ids of analyses with the name of the method and the options to set. Use this before you recommend a test.',
  describe_entry:
    'What an analysis, chart, clinical tool or data step does, which options and variables it asks for, what it checks, and its references.',
  open_tool: 'Offer the user a link to a clinical tool. Nothing opens by itself, and no value is filled in.',
  list_variables:
    "Ask the user to show you the variables of the open dataset: names, labels, measurement levels and about how many rows, never values. The user may refuse. Call it only if the question is about the user's own data and its variables are not in the conversation.",
  read_result:
    'Ask the user to show you the result of the open analysis as its page shows it. The user may refuse. Call it only if the question is about that result and it is not in the conversation.',
  ...proposalDescriptions,
}

/** The tools as they are described to the model. */
export const toolTexts: readonly ToolText[] = (Object.keys(toolArguments) as ToolName[]).map((name) => {
  const { $schema: _, ...parameters } = z.toJSONSchema(toolArguments[name], { io: 'input', unrepresentable: 'any' })
  return { name, description: descriptions[name], parameters }
})
