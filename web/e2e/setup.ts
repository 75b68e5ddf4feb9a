import { PORT, Server } from './server'

/** One server for the whole suite. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = new Server(PORT)
  await server.start()
  return () => server.kill('SIGTERM')
}
