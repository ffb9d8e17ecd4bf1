// Addresses of the trained weights: a text file for each game and player count. Literals, so that a bundler finds the files.
export const WEIGHT_FILES: Readonly<Record<string, URL>> = {
  'hegemony-2': new URL('./weights/hegemony-2.txt', import.meta.url),
  'hegemony-3': new URL('./weights/hegemony-3.txt', import.meta.url),
  'hegemony-4': new URL('./weights/hegemony-4.txt', import.meta.url),
  'planet-b-2': new URL('./weights/planet-b-2.txt', import.meta.url),
  'planet-b-3': new URL('./weights/planet-b-3.txt', import.meta.url),
  'planet-b-4': new URL('./weights/planet-b-4.txt', import.meta.url),
}
