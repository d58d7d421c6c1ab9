import type {} from '@mui/material/themeCssVarsAugmentation';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const SquareBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    borderRadius: 4,
    border: '2px solid',
    borderColor: (theme.vars || theme).palette.background.paper,
    backgroundColor: (theme.vars || theme).palette.text.primary,
    color: (theme.vars || theme).palette.background.paper,
    fontVariantNumeric: 'tabular-nums',
  },
}));

export default function StyledBadge() {
  return (
    <Stack direction="row" spacing={5} sx={{ color: 'text.secondary' }}>
      <Badge
        badgeContent={5}
        color="primary"
        sx={{ [`& .${badgeClasses.badge}`]: { top: 4, right: 4 } }}
      >
        <BookmarkIcon titleAccess="Saved" fontSize="large" />
      </Badge>
      <SquareBadge badgeContent={18}>
        <ScheduleIcon titleAccess="Minutes to deadline" fontSize="large" />
      </SquareBadge>
    </Stack>
  );
}
