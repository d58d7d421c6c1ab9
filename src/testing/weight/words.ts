/** The words that generated pages are made of. */

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const ADJECTIVES = list(`
  able amber ancient aware basic bitter blank bold brave brief bright broad calm central cheap
  clean clear clever close cold common compact cosmic crisp curious daily dark deep dense direct
  distant double dull eager early easy empty equal exact fair famous fast fine firm flat formal
  fresh frozen gentle giant glad golden grand great green happy heavy hidden hollow honest humble
  idle inner iron joint keen kind large late light little local long loose lucky lunar main mellow
  mild minor modern narrow native neat noble
`);

export const NOUNS = list(`
  anchor arrow badge balloon barrel basket beacon bridge bucket button cabin candle canvas castle
  chapter circle cloud compass corner cottage crystal curtain desert diamond dolphin dragon engine
  falcon feather fence field flame forest fountain garden glacier guitar hammer harbour helmet
  island jacket jewel kettle kitchen ladder lantern letter library magnet marble meadow mirror
  monitor mountain needle ocean orchard paddle palace parcel pencil pillow planet pocket portal
  puzzle rabbit ribbon river rocket saddle shadow signal spiral station
`);

export const VERBS = list(`
  adjusts announces changes collects combines compares counts covers describes draws extends filters
  follows gathers groups guards holds keeps limits lists loads measures merges moves names opens
  orders paints places prepares reads renders repeats resolves returns saves selects shows sorts
  splits stores tracks turns updates validates watches wraps
`);

export const ADVERBS = list(`
  again already always carefully clearly directly early exactly first gradually later mostly never
  often once quickly quietly rarely really safely seldom separately silently slowly sometimes soon
  together twice usually
`);
