import { api } from './api'

/** Save the record of a game as a file. */
export async function download(id: string): Promise<void> {
  const text = await api.record(id)
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${id}.roundhouse.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
