/** Returns the short name of a network: 'Meta' for 'Meta Ads'. */
export function shortenNetworkName(label: string): string {
  return label.replace(/ Ads$/, '');
}

/** Returns the name of a network with several formats, of which each has a record: 'Meta Ads' for 'Meta Ads (HTML)'. */
export function removeFormat(label: string): string {
  return label.replace(/ \(.*\)$/, '');
}

/** Joins the short names of networks: 'Meta and Moloco'. */
export function listNetworkNames(networks: readonly { readonly label: string }[]): string {
  return new Intl.ListFormat('en-GB').format(networks.map(({ label }) => shortenNetworkName(label)));
}

/** Names the first networks and counts the others: 'Meta, Moloco, Google, AppLovin and 15 more networks'. */
export function summarizeNetworkNames(networks: readonly { readonly label: string }[]): string {
  const namedCount = 4;
  const names = [...new Set(networks.map(({ label }) => shortenNetworkName(removeFormat(label))))];
  const others = names.length - namedCount;
  if (others <= 1) return new Intl.ListFormat('en-GB').format(names);
  return `${names.slice(0, namedCount).join(', ')} and ${others} more networks`;
}
