export default {
  examples: {
    secondaryAction: {
      'Renew button': '<Button size="small">Renew</Button>',
    },
  },
  imports: [
    "import MenuBookIcon from '@mui/icons-material/MenuBook';",
    "import Avatar from '@mui/material/Avatar';",
    "import Button from '@mui/material/Button';",
    "import List from '@mui/material/List';",
    "import ListItemAvatar from '@mui/material/ListItemAvatar';",
    "import ListItemText from '@mui/material/ListItemText';",
  ],
  template: `
    <List role="list" aria-label="New books" sx={{ width: 280 }}>
      <ListItem {...props}>
        <ListItemAvatar>
          <Avatar variant="rounded" sx={{ bgcolor: '#1565c0', color: '#fff' }}>
            <MenuBookIcon />
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Orlando" secondary="Novels, shelf W" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Atlas of Rivers" secondary="Maps" />
      </ListItem>
    </List>
  `,
} satisfies PlaygroundFile;
