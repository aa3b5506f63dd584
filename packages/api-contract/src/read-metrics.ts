/**
 * How the server is doing, in Prometheus' text format. Answers programs on the server's own machine, and others that send
 * `Authorization: Bearer <METRICS_TOKEN>`; everybody else gets 404, as if it were not there.
 */
export const readMetrics = {
  method: 'GET',
  route: '/api/metrics',
  path: () => '/api/metrics',
} as const;
