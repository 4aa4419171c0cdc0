import { Trans, useLingui } from '@lingui/react/macro'
import { Download, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { chatMarkdown } from '../../assistant/export-chat.ts'
import { type Chat, deleteChat, listMessages, renameChat } from '../../data/chats.ts'
import { ownData } from '../../data/own-data.ts'
import { saveFile } from '../../download/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'

const FORM = 'rename-chat'

/** What can be done with a conversation. */
export function ChatMenu({ chat, onDeleted }: { chat: Chat; onDeleted: () => void }) {
  const { t } = useLingui()
  const [asks, setAsks] = useState<'name' | 'delete'>()
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState(chat.title)
  const save = async () => {
    const messages = await listMessages(ownData().database, chat.id)
    const labels = { you: t`You`, assistant: t`Assistant`, mark: t`AI-generated, check it` }
    const text = chatMarkdown(chat.title, messages, labels)
    saveFile(new Blob([text], { type: 'text/markdown' }), `${chat.title || 'chat'}.md`)
  }
  const close = () => setAsks(undefined)
  const remove = async () => {
    await deleteChat(chat.id)
    onDeleted()
  }
  return (
    <>
      <Menu
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button look="quiet" size="icon" aria-label={t`More about the conversation`}>
            <EllipsisVertical size={18} aria-hidden />
          </Button>
        }
      >
        <MenuItem icon={<Pencil size={16} aria-hidden />} onSelect={() => setAsks('name')}>
          <Trans>Rename</Trans>
        </MenuItem>
        <MenuItem icon={<Download size={16} aria-hidden />} onSelect={() => void save()}>
          <Trans>Save as Markdown</Trans>
        </MenuItem>
        <MenuItem icon={<Trash2 size={16} aria-hidden />} onSelect={() => setAsks('delete')}>
          <Trans>Delete the conversation</Trans>
        </MenuItem>
      </Menu>
      {asks === 'name' ? (
        <Dialog
          open
          onOpenChange={close}
          closeLabel={t`Close`}
          title={<Trans>Rename the conversation</Trans>}
          footer={
            <Button type="submit" form={FORM} look="primary" disabled={title.trim() === ''}>
              <Trans>Save</Trans>
            </Button>
          }
        >
          <form
            id={FORM}
            onSubmit={(event) => {
              event.preventDefault()
              void renameChat(chat.id, title)
              close()
            }}
          >
            <TextField
              label={<Trans>Title</Trans>}
              maxLength={200}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </form>
        </Dialog>
      ) : null}
      {asks === 'delete' ? (
        <Dialog
          open
          onOpenChange={close}
          closeLabel={t`Close`}
          title={<Trans>Delete this conversation?</Trans>}
          description={t`It is deleted on all your devices, and cannot be brought back.`}
          footer={
            <>
              <Button onClick={close}>
                <Trans>Cancel</Trans>
              </Button>
              <Button look="danger" onClick={() => void remove()}>
                <Trans>Delete</Trans>
              </Button>
            </>
          }
        />
      ) : null}
    </>
  )
}
