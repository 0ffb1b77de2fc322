import { deviceValue } from '#shared/web/device-value.ts'
import { type Reciter, reciterOrDefault, reciters } from '../../core/reciters.ts'

const kept = deviceValue<string>('rafiq.reciter', (found) => reciters.find(({ id }) => id === found)?.id)

/** The reciter of this device, the usual one until another is chosen. */
export const chosenReciter = (): Reciter => reciterOrDefault(kept.read())

export const useChosenReciter = (): Reciter => reciterOrDefault(kept.use())

export const chooseReciter = (id: string): void => kept.write(id)
