import { meansIcon, searchIcons, splitName } from '../searchIcons';

const NAMES = [
  'AddShoppingCart',
  'Autorenew',
  'Delete',
  'DeleteForever',
  'Directions',
  'FilterAltOff',
  'GTranslate',
  'Home',
  'LocationOn',
  'LockOpen',
  'Map',
  'Menu',
  'MoreVert',
  'RestoreFromTrash',
  'Settings',
  'SettingsBluetooth',
  'ShoppingCart',
  'ThumbUp',
  'ThumbsUpDown',
  'Train',
  'Tune',
  'Translate',
  'Wifi1Bar',
];

describe('splitName', () => {
  test.each([
    ['FilterAltOff', ['filter', 'alt', 'off']],
    ['GTranslate', ['g', 'translate']],
    ['Wifi1Bar', ['wifi1', 'bar']],
    ['HMobiledata', ['h', 'mobiledata']],
  ])('%s', (name, words) => expect(splitName(name)).toEqual(words));
});

describe('searchIcons', () => {
  test.each<[string, string[]]>([
    // The name itself first, then what begins with it.
    ['delete', ['Delete', 'DeleteForever', 'RestoreFromTrash']],
    // The icon that means it before those with a part of its name.
    ['trash', ['Delete', 'RestoreFromTrash', 'DeleteForever']],
    ['gear', ['Settings', 'Tune', 'SettingsBluetooth']],
    ['hamburger', ['Menu']],
    ['unlock', ['LockOpen']],
    ['spinner', ['Autorenew']],
    // Each word has to fit, in any order.
    ['cart add', ['AddShoppingCart']],
    ['shopping cart', ['ShoppingCart', 'AddShoppingCart']],
    ['ShoppingCart', ['ShoppingCart', 'AddShoppingCart']],
    ['shopping-cart', ['ShoppingCart', 'AddShoppingCart']],
    ['pin map', ['Map', 'LocationOn']],
    ['ocation', ['LocationOn']],
    ['house', ['Home']],
    // As forgiving as the site's search.
    ['home icon', ['Home']],
    ['icon for settings', ['Settings', 'SettingsBluetooth', 'Tune']],
    ['maps', ['Map', 'LocationOn']],
    ['shopping carts', ['ShoppingCart', 'AddShoppingCart']],
    ['thumbs up', ['ThumbUp', 'ThumbsUpDown']],
    ['delte', ['Delete', 'DeleteForever', 'RestoreFromTrash']],
    ['setings', ['Settings', 'SettingsBluetooth', 'Tune']],
    ['hamburguer', ['Menu']],
    // What is pasted.
    ['DeleteIcon', ['Delete', 'DeleteForever', 'RestoreFromTrash']],
    ['<DeleteForeverIcon />', ['DeleteForever']],
    ['DeleteOutlined', ['Delete', 'DeleteForever', 'RestoreFromTrash']],
    [
      "import DeleteIcon from '@mui/icons-material/Delete';",
      ['Delete', 'DeleteForever', 'RestoreFromTrash'],
    ],
    ['@mui/icons-material/LockOpen', ['LockOpen']],
    ["import { Train as TrainIcon } from '@mui/icons-material';", ['Train']],
    ['zzz', []],
    ['<script>', []],
  ])('%s', (query, names) => expect(searchIcons(NAMES, query)).toEqual(names));

  test.each(['', '  ', '??'])('all icons for %j', (query) =>
    expect(searchIcons(NAMES, query)).toEqual(NAMES),
  );
});

test.each([
  ['trash', true],
  ['pencils', true],
  ['home icon', true],
  ['DeleteIcon', true],
  ["import X from '@mui/icons-material/AcUnit'", true],
  ['datagrid', false],
  ['trash the datagrid', false],
])('whether %s means an icon: %s', (query, expected) => expect(meansIcon(query)).toBe(expected));
