import { deviceValue } from '#shared/web/device-value.ts'
import { type Reciter, reciterOrDefault, reciters } from '../../core/reciters.ts'

const storedId = deviceValue<string>('rafiq.reciter', (found) => reciters.find(({ id }) => id === found)?.id)

/** The reciter chosen on this device, or the default. */
export const chosenReciter = (): Reciter => reciterOrDefault(storedId.read())

export const useChosenReciter = (): Reciter => reciterOrDefault(storedId.use())

export const chooseReciter = (id: string): void => storedId.write(id)
