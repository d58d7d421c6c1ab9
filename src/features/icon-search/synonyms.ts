/**
 * Words that mean the same in a search for icons, a group per line. Words are lower-case; those that
 * users mean most come first.
 */
const GROUPS = `
  3d cube box token
  abc letters alphabet text
  accessibility disability handicap wheelchair accessible
  account user profile person people avatar face member login
  add plus new create insert
  agenda calendar date event day month week schedule today
  airplane plane flight airport travel
  alarm clock time watch timer hour schedule
  alert warning caution danger attention report error
  ambulance emergency medical hospital
  attach paperclip attachment clip
  back previous return left arrow
  bag shopping basket cart luggage
  bank museum account_balance finance
  battery charge power energy
  bell notifications notification reminder ring
  bicycle bike cycling pedal
  bill receipt invoice
  block ban forbidden prohibited disturb
  bluetooth wireless
  book library read reading menu_book stories
  bookmark save favorite star
  bulb lightbulb idea light tips lamp
  bug pest insect defect
  bus coach transit
  button press touch
  cab taxi car
  cake birthday celebration party
  camera photo picture image
  cancel close clear cross x dismiss
  cash money currency dollar euro payment price paid coin
  chart graph statistics analytics bar pie insights stats
  chat message comment conversation talk sms forum speech bubble
  check done tick ok accept yes confirm success verified
  checkbox tick select
  child baby kid
  circle round dot
  cloud storage
  code programming developer source
  coffee cafe tea cup
  coin money token paid
  collapse fold less unfold
  color colour palette paint
  compass explore navigation
  contact phone person email
  cook kitchen restaurant dining food soup meal
  copy duplicate clone content_copy
  cut scissors content_cut
  cycle loop repeat refresh
  dark night moon bedtime
  data database storage dataset
  delete trash bin remove garbage rubbish erase
  deliver delivery shipping truck parcel
  diagram schema hub account_tree
  directory folder
  disable disabled off block
  doctor medical medication health
  document file page article description paper
  dog pets animal cat paw
  door exit meeting_room
  dots more horiz vert kebab ellipsis
  down arrow_downward south expand_more
  download save get_app
  drag drag_handle drag_indicator move reorder
  drink bar wine liquor
  earth globe world public language
  edit pencil pen write create modifier rename
  email mail envelope message inbox
  enter login input
  exit logout leave close
  export share upload ios_share
  eye visibility view see show visible watch
  hide hidden invisible visibility_off
  fast speed
  favorite heart love like
  filter funnel filter_alt
  find search magnifier lookup loupe
  fingerprint biometric
  fire flame local_fire_department whatshot hot
  fix build repair wrench tool handyman
  flag report country
  flash bolt lightning thunder
  fullscreen maximize expand enlarge
  game gamepad sports_esports controller
  gear settings cog preferences options configuration tune
  gift redeem present card_giftcard
  grid apps table view_module
  group people team users groups
  hamburger menu list
  hammer gavel auction law
  hand pan_tool back_hand stop
  happy smile sentiment_satisfied mood emoji
  headphones headset audio
  help question support info
  home house
  hotel bed sleep
  hourglass wait pending loading
  image picture photo wallpaper
  information info about
  key password vpn_key
  laptop computer desktop notebook
  left chevron_left arrow_back west
  link chain url
  list bullets menu toc
  location place pin map room marker gps
  lock password security secure locked private
  login signin sign_in
  logout signout sign_out
  man male
  megaphone campaign announcement
  microphone mic voice record
  minus remove
  money dollar attach_money
  mouse pointer cursor
  movie film video theaters
  music note audio song sound
  mute volume_off silent
  news newspaper article feed
  next forward right arrow
  note sticky memo
  office business work domain
  open launch open_in_new external
  package box inventory parcel
  parking local_parking
  paste content_paste clipboard assignment
  pause stop
  phone call telephone mobile smartphone
  play start
  plug power outlet
  print printer
  question help quiz live_help contact_support
  quote format_quote citation
  rain umbrella water
  random shuffle
  rate star grade rating review
  redo repeat forward
  refresh reload sync update autorenew
  reply answer
  restore history undo
  robot smart_toy android
  route directions way
  rss feed rss_feed
  sad sentiment_dissatisfied mood_bad
  save floppy
  school education university graduation
  screen monitor desktop display
  send paper_plane submit
  share social
  shield security protect gpp
  shop store shopping storefront
  sort order swap_vert
  sparkle auto_awesome magic ai
  spinner loop autorenew cached
  sport sports fitness exercise gym
  square rectangle
  stairs steps
  stop halt
  sun sunny light brightness wb_sunny
  swap exchange compare switch
  tablet device
  tag label sell price
  target gps_fixed my_location
  thumb like recommend
  thumbs_down dislike
  ticket confirmation_number
  toilet wc restroom bathroom
  train subway tram railway
  translate language g_translate
  tree park nature forest
  triangle change_history
  trophy emoji_events award prize
  tv television
  undo back
  unlock lock_open no_encryption
  up arrow_upward north expand_less
  upload publish backup file_upload
  video movie videocam film
  walk pedestrian directions_walk
  wallet account_balance_wallet
  web internet browser http
  wheel car trip
  wifi wireless signal network internet
  wind air
  woman female
  zoom magnify
`;

const synonyms = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const words = line.trim().split(' ');
  for (const word of words) {
    const others = synonyms.get(word) ?? new Set();
    for (const other of words) if (other !== word) others.add(other);
    synonyms.set(word, others);
  }
}

/** All words that have others, also parts of those joined by `_`. */
export const ALL_SYNONYMS: ReadonlySet<string> = new Set(
  [...synonyms.keys()].flatMap((word) => word.split('_')),
);

const NONE: ReadonlySet<string> = new Set();

/** Returns the other words for a lower-case word; several in one are joined by `_`. */
export const synonymsOf = (word: string): ReadonlySet<string> => synonyms.get(word) ?? NONE;
