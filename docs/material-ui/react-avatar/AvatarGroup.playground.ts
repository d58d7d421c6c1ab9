export default {
  exclude: ['spacing'],
  props: { max: 4 },
  imports: ["import Avatar from '@mui/material/Avatar';"],
  template: `
    <AvatarGroup
      slotProps={{ surplus: { sx: { bgcolor: '#616161', color: '#fff' } } }}
      {...props}
    >
      <Avatar sx={{ bgcolor: '#1565c0', color: '#fff' }}>N</Avatar>
      <Avatar sx={{ bgcolor: '#6a1b9a', color: '#fff' }}>T</Avatar>
      <Avatar sx={{ bgcolor: '#1b5e20', color: '#fff' }}>A</Avatar>
      <Avatar sx={{ bgcolor: '#8e2a2a', color: '#fff' }}>R</Avatar>
      <Avatar sx={{ bgcolor: '#37474f', color: '#fff' }}>L</Avatar>
    </AvatarGroup>
  `,
} satisfies PlaygroundFile;
