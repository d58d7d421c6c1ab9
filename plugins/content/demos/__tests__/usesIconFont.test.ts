import { usesIconFont } from '../node/usesIconFont';

test.each([
  ["import Icon from '@mui/material/Icon';", true],
  ["import Symbol from '@mui/material/Icon';", true],
  ["import { Box, Icon } from '@mui/material';", true],
  ["import { Icon as Symbol } from '@mui/material';", true],
  ["import IconButton from '@mui/material/IconButton';", false],
  ["import { IconButton, SvgIcon as Icon } from '@mui/material';", false],
  ["import Icon from '@mui/icons-material/Add';", false],
  ['const Icon = 1;', false],
])('%s', (code, expected) => {
  expect(usesIconFont(code)).toBe(expected);
});
